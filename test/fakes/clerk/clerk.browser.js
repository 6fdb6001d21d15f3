/*
 * In place of Clerk's own script: what the product calls of it, with forms of one step. It asks the Frontend API that
 * `clerk-frontend.ts` plays, so that a page has to be allowed to.
 */
(() => {
  const { clerkPublishableKey: key = '' } = document.currentScript.dataset;
  const api = `https://${atob(key.split('_')[2]).slice(0, -1)}`;
  const listeners = new Set();
  let cached = null;

  async function call(method, path, body) {
    const init = { method, credentials: 'include', headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${api}/v1${path}`, body ? { ...init, body: JSON.stringify(body) } : init);
    if (!response.ok) throw new Error(`Clerk answered ${response.status}`);
    return response.json();
  }

  const sessionOf = (id) => ({
    id,
    status: 'active',
    async getToken() {
      // Calls at the same time share one, and each is good for a minute.
      if (!cached || cached.until < Date.now() + 10_000) {
        cached = { until: Date.now() + 60_000, jwt: call('POST', `/client/sessions/${id}/tokens`) };
      }
      return (await cached.jwt).jwt;
    },
  });

  function take({ user, session_id: id }) {
    cached = null;
    Clerk.user = user;
    Clerk.session = id ? sessionOf(id) : null;
    Clerk.organization = user?.organizationMemberships[0]?.organization ?? null;
    const { session, organization } = Clerk;
    for (const listener of listeners) listener({ client: {}, session, user, organization });
  }

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  /** One form for both: a name only where an account is made. */
  function mountForm(node, { path, title, fields, props }) {
    const form = element('form', { className: 'cl-rootBox' });
    form.setAttribute('aria-label', title);
    for (const [name, label] of fields) {
      const input = element('input', {
        name,
        value: name === 'email' ? (props.initialValues?.emailAddress ?? '') : '',
      });
      form.append(element('label', {}, label, input));
    }
    form.append(element('button', { type: 'submit' }, 'Continue'));
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      take(await call('POST', path, Object.fromEntries(new FormData(form))));
      Clerk.options.routerPush(props.forceRedirectUrl, {});
    });
    node.append(form);
  }

  const unmount = (node) => node.replaceChildren();

  const Clerk = {
    loaded: false,
    status: 'loading',
    options: {},
    async load(options) {
      if (typeof options.ui?.ClerkUI !== 'function') throw new Error('Clerk was loaded without its UI');
      Clerk.options = options;
      // As Clerk does, whose styles come with its script.
      const styles =
        '.cl-rootBox label { display: block } .cl-popover { position: fixed; top: 4rem; right: 1rem; z-index: 50 }';
      document.head.append(element('style', { textContent: styles }));
      take(await call('GET', '/client'));
      Clerk.loaded = true;
      Clerk.status = 'ready';
    },
    addListener(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mountSignIn: (node, props) =>
      mountForm(node, { path: '/client/sign_ins', title: 'Sign in', fields: [['email', 'Email address']], props }),
    mountSignUp: (node, props) =>
      mountForm(node, {
        path: '/client/sign_ups',
        title: 'Sign up',
        fields: [
          ['name', 'Full name'],
          ['email', 'Email address'],
        ],
        props,
      }),
    mountUserButton(node) {
      const panel = element('div', { className: 'cl-popover', hidden: true }, Clerk.user.fullName);
      panel.append(element('button', { onclick: () => Clerk.signOut() }, 'Sign out'));
      const open = element('button', { className: 'cl-avatar', onclick: () => (panel.hidden = !panel.hidden) }, 'CL');
      open.setAttribute('aria-label', 'Open user menu');
      node.append(open, panel);
    },
    unmountSignIn: unmount,
    unmountSignUp: unmount,
    unmountUserButton: unmount,
    async signOut() {
      take(await call('DELETE', '/client/sessions'));
      Clerk.options.routerPush('/', {});
    },
  };
  window.Clerk = Clerk;
})();
