export const overlayId = '_docsgen-overlay';

/** Matches the element that shows errors on the waiting page, which needs no overlay. */
const errorPageSelector = '[data-build-errors]';

let panel: HTMLElement | undefined;

/** Shows build errors over the page, or removes the overlay. */
export function showErrors(errors: string | undefined): void {
  panel?.remove();
  panel = errors && !document.querySelector(errorPageSelector) ? createOverlay(errors) : undefined;
  if (panel) document.body.append(panel);
}

function createOverlay(errors: string): HTMLElement {
  const box = styledElement('div', '', {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: '2147483647',
    boxSizing: 'border-box',
    maxBlockSize: '60vh',
    overflow: 'auto',
    padding: '16px 20px',
    color: '#f4f4f5',
    background: '#18181b',
    borderTop: '3px solid #f87171',
    font: '13px/1.5 ui-monospace, monospace',
    textAlign: 'left',
  });
  box.id = overlayId;
  box.role = 'alert';
  box.lang = 'en';
  box.dir = 'ltr';
  box.onkeydown = ({ key }) => {
    if (key === 'Escape') box.remove();
  };
  const heading = 'The latest change could not be built. This page is from before it.';
  const message = styledElement('pre', errors, {
    margin: '12px 0 0',
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  });
  box.append(closeButton(box), styledElement('strong', heading, {}), message);
  return box;
}

function closeButton(box: HTMLElement): HTMLElement {
  const button = styledElement('button', 'Close', {
    float: 'right',
    font: 'inherit',
    padding: '4px 10px',
    color: 'inherit',
    background: '#3f3f46',
    border: '1px solid #a1a1aa',
    borderRadius: '4px',
    cursor: 'pointer',
  });
  button.type = 'button';
  button.onclick = () => box.remove();
  return button;
}

/** Sets styles as properties, which a strict Content Security Policy allows, and text as `textContent`, never HTML. */
function styledElement<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text: string,
  style: Partial<CSSStyleDeclaration>,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.textContent = text;
  Object.assign(element.style, style);
  return element;
}
