import { defineCatalogue } from '../phrase.js';

/** Ways to say who is calling. */
export const security = defineCatalogue({
  'reference.security.bearer': {
    en: 'Bearer token in the Authorization header',
    fr: 'Jeton Bearer dans l’en-tête Authorization',
    de: 'Bearer-Token im Header Authorization',
    es: 'Token Bearer en el encabezado Authorization',
    ja: 'Authorization ヘッダーの Bearer トークン',
    ar: 'رمز Bearer في الترويسة Authorization',
  },
  'reference.security.basic': {
    en: 'User name and password (HTTP Basic)',
    fr: 'Nom d’utilisateur et mot de passe (HTTP Basic)',
    de: 'Benutzername und Passwort (HTTP Basic)',
    es: 'Nombre de usuario y contraseña (HTTP Basic)',
    ja: 'ユーザー名とパスワード（HTTP Basic）',
    ar: 'اسم المستخدم وكلمة المرور (HTTP Basic)',
  },
  'reference.security.http': {
    en: 'HTTP authentication, scheme {scheme}',
    fr: 'Authentification HTTP, schéma {scheme}',
    de: 'HTTP-Authentifizierung, Schema {scheme}',
    es: 'Autenticación HTTP, esquema {scheme}',
    ja: 'HTTP 認証（スキーム {scheme}）',
    ar: 'مصادقة HTTP بالنظام {scheme}',
  },
  'reference.security.keyInQuery': {
    en: 'API key in the query parameter {name}',
    fr: 'Clé d’API dans le paramètre de requête {name}',
    de: 'API-Schlüssel im Query-Parameter {name}',
    es: 'Clave de API en el parámetro de consulta {name}',
    ja: 'クエリパラメーター {name} の API キー',
    ar: 'مفتاح API في معلمة الاستعلام {name}',
  },
  'reference.security.keyInHeader': {
    en: 'API key in the header {name}',
    fr: 'Clé d’API dans l’en-tête {name}',
    de: 'API-Schlüssel im Header {name}',
    es: 'Clave de API en el encabezado {name}',
    ja: 'ヘッダー {name} の API キー',
    ar: 'مفتاح API في الترويسة {name}',
  },
  'reference.security.keyInCookie': {
    en: 'API key in the cookie {name}',
    fr: 'Clé d’API dans le cookie {name}',
    de: 'API-Schlüssel im Cookie {name}',
    es: 'Clave de API en la cookie {name}',
    ja: 'Cookie {name} の API キー',
    ar: 'مفتاح API في ملف تعريف الارتباط {name}',
  },
  'reference.security.mutualTls': {
    en: 'Client certificate (mutual TLS)',
    fr: 'Certificat client (TLS mutuel)',
    de: 'Client-Zertifikat (mutual TLS)',
    es: 'Certificado de cliente (TLS mutuo)',
    ja: 'クライアント証明書（相互 TLS）',
    ar: 'شهادة العميل (TLS متبادل)',
  },
});
