/** Functions of the client script: `showErrors(errors, waitingId)` shows errors over the page, or takes them away. */
export const overlayScript = `
  let panel;
  const showErrors = (errors, waitingId) => {
    panel?.remove();
    panel = errors && !document.getElementById(waitingId) && overlay(errors);
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

`;
