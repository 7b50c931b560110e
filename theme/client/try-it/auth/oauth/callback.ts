// The script of the redirect page, a classic script that runs in the popup. It passes the response to the page that
// started the login, removes it from the address and closes the popup.
import { type AuthorizationResponse, oauthChannel } from './channel.js';

const channel = new BroadcastChannel(oauthChannel);
const response: AuthorizationResponse = { query: location.search };
channel.postMessage(response);
channel.close();
history.replaceState(null, '', location.pathname);
close();
