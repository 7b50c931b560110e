import { keys, readStored, writeStored } from './storage.js';

interface Group {
  readonly root: HTMLElement;
  readonly sync: string | undefined;
  readonly tabs: readonly Tab[];
}

interface Tab {
  /** The value that is stored and synchronised: the label, or the language's label where the label is more specific. */
  readonly choice: string;
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

/** Turns the sections that are shown one below the other without scripts into ARIA tabs. */
export function startTabs(signal: AbortSignal): void {
  const groups = [...document.querySelectorAll<HTMLElement>('.tabs')].map(build);
  for (const group of groups) {
    const kept = group.sync === undefined ? null : readStored(keys.tabs(group.sync));
    select(group, group.tabs.find(({ choice }) => choice === kept) ?? group.tabs[0]);
    for (const tab of group.tabs) {
      tab.button.addEventListener('click', () => choose(groups, group, tab), { signal });
      // Fired by a link to a target in a hidden tab.
      tab.panel.addEventListener('docsgen:reveal', () => select(group, tab), { signal });
    }
    const turn = (event: KeyboardEvent): void => {
      const tab = group.tabs[next(group, event)];
      if (!tab) return;
      event.preventDefault();
      choose(groups, group, tab);
      tab.button.focus();
    };
    group.root.addEventListener('keydown', turn, { signal });
  }
}

function build(root: HTMLElement, index: number): Group {
  const list = document.createElement('div');
  list.className = 'tab-list';
  list.setAttribute('role', 'tablist');
  const panels = root.querySelectorAll<HTMLElement>(':scope > .tab');
  const tabs = [...panels].map((panel, position) => {
    const label = panel.dataset.label ?? String(position + 1);
    panel.id ||= `_tab-${index}-${position}`;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'tab-button';
    button.id = `${panel.id}-button`;
    button.textContent = label;
    button.dataset.label = label;
    button.setAttribute('role', 'tab');
    button.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', button.id);
    list.append(button);
    return { choice: panel.dataset.choice ?? label, button, panel };
  });
  root.prepend(list);
  root.dataset.ready = '';
  return { root, sync: root.dataset.sync, tabs };
}

/** Selects a tab, stores the choice and applies it to all groups with the same sync key. */
function choose(groups: readonly Group[], group: Group, tab: Tab): void {
  const before = tab.button.getBoundingClientRect().top;
  select(group, tab);
  if (group.sync === undefined) return;
  writeStored(keys.tabs(group.sync), tab.choice);
  for (const other of groups) {
    if (other === group || other.sync !== group.sync) continue;
    select(
      other,
      other.tabs.find(({ choice }) => choice === tab.choice),
    );
  }
  // Groups above may have changed their height: keep the clicked tab under the pointer.
  scrollBy({ top: tab.button.getBoundingClientRect().top - before, behavior: 'instant' });
}

function select(group: Group, chosen: Tab | undefined): void {
  if (!chosen) return;
  for (const tab of group.tabs) {
    const selected = tab === chosen;
    tab.button.setAttribute('aria-selected', String(selected));
    tab.button.tabIndex = selected ? 0 : -1;
    tab.panel.hidden = !selected;
  }
}

/** The index of the tab that a key moves to; -1 for none. */
function next({ root, tabs }: Group, { key, target }: KeyboardEvent): number {
  const at = tabs.findIndex(({ button }) => button === target);
  if (at < 0) return -1;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isForward = (key === 'ArrowLeft') === (getComputedStyle(root).direction === 'rtl');
    return (at + (isForward ? 1 : tabs.length - 1)) % tabs.length;
  }
  if (key === 'Home') return 0;
  return key === 'End' ? tabs.length - 1 : -1;
}
