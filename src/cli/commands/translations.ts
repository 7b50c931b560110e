import { applyRules } from '../../diagnostics/index.js';
import { failsCommand } from '../../node/build.js';
import {
  reportTranslations,
  type TranslationStatus,
} from '../../pipeline/translation-status/report.js';
import { plural } from '../../text/words.js';
import { type CommandResult, type CommandRun, loadSite } from '../command.js';
import type { Reporter } from '../reporter.js';

/** Runs `docsgen check --translations`: lists missing and outdated translations. */
export async function translationsCommand(run: CommandRun): Promise<CommandResult> {
  const { reporter, siteDir, options } = run;
  const config = await loadSite(run);
  reporter.progress('Compare');
  const { value: locales, diagnostics: found } = await reportTranslations(config);
  const diagnostics = applyRules(found, config.rules);
  reporter.list(diagnostics, siteDir);
  const failed = failsCommand(diagnostics, options.strict);
  for (const locale of locales) reporter.print(statusSummary(locale, reporter));
  if (locales.length === 0) reporter.print('The site has one locale only.');
  return { exitCode: failed ? 1 : 0, diagnostics, details: { locales } };
}

/** `de: 12 of 14 documents, 1 of them out of date, 3 labels of the site missing.` */
function statusSummary(status: TranslationStatus, { colors }: Reporter): string {
  const { locale, documents, labels, messages, description } = status;
  const translated = documents.total - documents.missing.length;
  const outdated = documents.outdated.length;
  const parts = [
    `${translated} of ${plural(documents.total, 'document')}`,
    outdated > 0 && `${outdated} of them out of date`,
    documents.orphaned.length > 0 && `${documents.orphaned.length} without an original`,
    labels.missing.length > 0 && `${plural(labels.missing.length, 'label')} of the site missing`,
    messages.missing.length > 0 &&
      `${plural(messages.missing.length, 'message')} of docsgen missing`,
    description === 'original' && 'the API description in the original',
  ];
  return `${colors.bold(locale)}: ${parts.filter(Boolean).join(', ')}.`;
}
