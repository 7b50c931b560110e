// What the pages, blocks and theme files of a site import besides modules, for TypeScript in editors.

declare module '*.css' {}

declare module '*.module.css' {
  /** Fingerprinted class names by the names in the style sheet. */
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.avif' {
  const url: string;
  export default url;
}

declare module '*.gif' {
  const url: string;
  export default url;
}

declare module '*.jpg' {
  const url: string;
  export default url;
}

declare module '*.jpeg' {
  const url: string;
  export default url;
}

declare module '*.png' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.webp' {
  const url: string;
  export default url;
}
