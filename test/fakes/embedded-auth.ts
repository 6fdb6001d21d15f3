/** How a server with accounts of its own introduces itself to the browser. */
export const EMBEDDED_AUTH = { provider: 'embedded', sign_up: true, mail: false, publishable_key: null, issuer: null };
