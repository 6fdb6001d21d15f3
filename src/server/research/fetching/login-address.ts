/** Last parts of paths at which people are asked who they are. */
const LOGIN =
  /^(?:log-?_?in|sign-?_?in|log-?_?on|sign-?_?on|sso|auth|oauth2?|authorize|authenticate|wp-login|servicelogin)(?:\.\w{2,5})?$/i;

/** Whether a page that was asked for led to a place to sign in. */
export function leadsToLogin(asked: URL, found: URL): boolean {
  return asksForLogin(found) && !asksForLogin(asked);
}

function asksForLogin(url: URL): boolean {
  return url.pathname.split('/').some((part) => LOGIN.test(part));
}
