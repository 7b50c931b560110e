import syntaxHighlight from '@11ty/eleventy-plugin-syntaxhighlight';

export default function (config) {
  config.addPlugin(syntaxHighlight, {
    // An unknown language would fail the build.
    errorOnInvalidLanguage: false,
  });
  config.addGlobalData('layout', 'page.njk');
  return {
    dir: { input: 'content', includes: '../_includes', output: '_site' },
    markdownTemplateEngine: false,
    templateFormats: ['md'],
  };
}
