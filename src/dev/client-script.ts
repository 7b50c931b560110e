export const clientUrl = '/__docsgen/client.js';
export const eventsUrl = '/__docsgen/events';

/** Id of an element of the page that stands in for a site without any build: it shows the errors itself. */
export const waitingId = '_docsgen-waiting';

/**
 * The script of `docsgen dev` in every page: reloads it when the site has changed, shows errors over it while
 * there are some. It sets no inline styles or markup (only properties and text), so that a strict
 * Content-Security-Policy lets it work and nothing in a message can become HTML. A hidden tab lets its
 * connection go: browsers open only six to one server.
 *
 * @param build the one that the page was made by
 */
export function clientScript(build: string): string {
  return `(() => {
  const build = ${JSON.stringify(build)};
  let source;
  let panel;

  const listen = () => {
    if (document.visibilityState === 'hidden') {
      source?.close();
      source = undefined;
    } else if (!source) {
      source = new EventSource(${JSON.stringify(eventsUrl)});
      source.onmessage = ({ data }) => {
        const state = JSON.parse(data);
        if (state.build !== build) {
          source.close();
          location.reload();
        } else show(state.errors);
      };
    }
  };

  const show = (errors) => {
    panel?.remove();
    panel = errors && !document.getElementById(${JSON.stringify(waitingId)}) && overlay(errors);
    if (panel) document.body.append(panel);
  };

  const element = (name, text, style) => {
    const made = document.createElement(name);
    made.textContent = text;
    Object.assign(made.style, style);
    return made;
  };

  const overlay = (errors) => {
    const box = element('div', '', {
      position: 'fixed', insetInline: '0', bottom: '0', zIndex: '2147483647', boxSizing: 'border-box',
      maxBlockSize: '60vh', overflow: 'auto', padding: '16px 20px', color: '#f4f4f5', background: '#18181b',
      borderTop: '3px solid #f87171', font: '13px/1.5 ui-monospace, monospace', textAlign: 'left',
    });
    box.id = '_docsgen-overlay';
    box.role = 'alert';
    box.lang = 'en';
    box.dir = 'ltr';
    const close = element('button', 'Close', {
      float: 'right', font: 'inherit', padding: '4px 10px', color: 'inherit', background: '#3f3f46',
      border: '1px solid #a1a1aa', borderRadius: '4px', cursor: 'pointer',
    });
    close.type = 'button';
    close.onclick = () => box.remove();
    box.onkeydown = ({ key }) => { if (key === 'Escape') box.remove(); };
    box.append(
      close,
      element('strong', 'The latest change could not be built. This page is from before it.', {}),
      element('pre', errors, {
        margin: '12px 0 0', font: 'inherit', color: 'inherit', background: 'none', whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }),
    );
    return box;
  };

  document.addEventListener('visibilitychange', listen);
  addEventListener('pagehide', () => { source?.close(); source = undefined; });
  addEventListener('pageshow', listen);
  if (document.body) listen();
  else addEventListener('DOMContentLoaded', listen);
})();
`;
}
