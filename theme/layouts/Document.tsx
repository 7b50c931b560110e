import type { PageProps } from 'docsgen/theme';
import { Announcement } from '../components/chrome/Announcement.js';
import { Consent } from '../components/chrome/Consent.js';
import { Footer } from '../components/chrome/Footer.js';
import { Head } from '../components/chrome/Head.js';
import { LiveRegion } from '../components/chrome/LiveRegion.js';
import { MenuDialog } from '../components/chrome/MenuDialog.js';
import { Navbar } from '../components/chrome/Navbar.js';
import { ScriptMessages } from '../components/chrome/ScriptMessages.js';
import { ShortcutsDialog } from '../components/chrome/ShortcutsDialog.js';
import { Sidebar } from '../components/chrome/Sidebar.js';
import { SkipLink } from '../components/chrome/SkipLink.js';
import { PageProvider } from '../page.js';
import { Slot } from '../slot.js';
import { slots } from '../slots/index.js';
import { MessagesProvider } from '../text.js';
import { Content } from './Content.js';
import './Document.css';

interface Props {
  readonly page: PageProps;
  /** The text of a page made from Markdown, as HTML; empty on other pages. */
  readonly body: string;
}

/** A complete page, from `<html>` to `</html>`. */
export function Document({ page, body }: Props) {
  const { head, chrome, sidebar, content, version } = page;
  const { colorMode, announcement } = chrome;
  return (
    <PageProvider value={page}>
      <MessagesProvider value={page.messages}>
        <html
          lang={head.lang}
          dir={head.dir}
          data-theme={colorMode.respectSystem ? 'system' : colorMode.default}
          data-color-default={colorMode.default}
          data-color-system={colorMode.respectSystem ? '' : undefined}
          data-color-switch={colorMode.switchable ? '' : undefined}
          data-announcement={announcement?.closeable ? announcement.id : undefined}
        >
          <Head page={page} />
          <body>
            <SkipLink />
            <Announcement announcement={announcement} />
            <Slot name="HeaderTop" />
            <Navbar chrome={chrome} hasSidebar={sidebar !== undefined} />
            <Slot name="HeaderBottom" />
            <div className={sidebar ? 'shell shell-sidebar' : 'shell'} data-kind={content.kind}>
              {sidebar && (
                <Sidebar
                  sidebar={sidebar}
                  hideable={chrome.sidebarHideable}
                  autoCollapse={chrome.sidebarAutoCollapse}
                />
              )}
              <main className="main" id="_main" tabIndex={-1} data-version={version?.name}>
                <Content page={page} body={body} />
              </main>
            </div>
            <Footer footer={chrome.footer} hasConsent={chrome.consent !== undefined} />
            <Consent consent={chrome.consent} />
            <MenuDialog />
            <ShortcutsDialog />
            <LiveRegion />
            {slots.SearchEmpty !== undefined && (
              <div id="_search-empty" hidden>
                <Slot name="SearchEmpty" />
              </div>
            )}
            <ScriptMessages />
          </body>
        </html>
      </MessagesProvider>
    </PageProvider>
  );
}
