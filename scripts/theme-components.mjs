import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The theme files that sites may override, with descriptions. Their paths and props are stable within a major version;
 * those of other files may change with any release.
 */
const overridable = {
  'Around every page': {
    'components/chrome/Announcement': 'The notice above the navbar.',
    'components/chrome/Navbar': 'The bar at the top, with all that is in it.',
    'components/chrome/Brand': 'The logo and the title, which lead home.',
    'components/chrome/SearchSlot':
      'The button of the search. Override it to bring another search.',
    'components/chrome/Sidebar': 'The sidebar of the docs and the reference.',
    'components/chrome/Breadcrumbs': 'The path to the page, above its title.',
    'components/chrome/Toc': '“On this page”, beside the article.',
    'components/chrome/Pagination': 'The links to the previous and the next page.',
    'components/chrome/PageFooter': 'The link to edit the page and the date of its last change.',
    'components/chrome/VersionBanner': 'The notice on pages of a version that is not the latest.',
    'components/chrome/UntranslatedNotice': 'The notice on pages that are not translated.',
    'components/chrome/Footer': 'The footer of the site.',
  },
  'Pages of the docs': {
    'layouts/HomeLayout': 'The home page.',
    'layouts/GeneratedHomeLayout': 'The generated home page of a site without one.',
    'layouts/DocLayout': 'A page made from a Markdown file.',
    'layouts/CategoryLayout': 'The generated page of a category.',
    'layouts/NotFoundLayout': 'The page for addresses that do not exist.',
    'components/docs/CategoryCards': 'The cards of a category’s pages.',
    'components/docs/Title': 'The title of a page.',
  },
  'API reference': {
    'layouts/ApiLayout': 'The overview of an API.',
    'layouts/TagLayout': 'The page of a tag.',
    'layouts/OperationLayout': 'The page of an operation.',
    'layouts/SchemaLayout': 'The page of a schema.',
    'components/reference/OperationTitle': 'The title of an operation with its badges.',
    'components/reference/Endpoint': 'The method and the path of an operation.',
    'components/reference/MethodBadge': 'An HTTP method, in the reference and in the sidebar.',
    'components/reference/Authentication': 'How an operation authenticates its callers.',
    'components/reference/Samples': 'The request samples and the response examples.',
    'components/reference/TryItSlot':
      'The button of the form that sends requests. Override it to bring another form.',
  },
  Blog: {
    'layouts/BlogListLayout': 'A list of posts.',
    'layouts/BlogPostLayout': 'A post.',
    'layouts/BlogArchiveLayout': 'All posts by year.',
    'components/blog/PostTeaser': 'A post in a list.',
    'components/blog/PostMetadata': 'The date of a post and the time to read it.',
    'components/blog/PostAuthors': 'The authors of a post.',
    'components/blog/Avatar': 'The image of an author.',
    'components/blog/PostPagination': 'The links to the newer and the older post.',
    'components/blog/BlogLinks': 'The links to the archive, the tags, the authors and the feeds.',
  },
};

/**
 * Returns the components that sites may override, with the props that their sources declare.
 *
 * @param root absolute path of the package
 * @throws Error if a listed file or its `Props` does not exist
 */
export function themeComponents(root) {
  return Object.entries(overridable).map(([title, files]) => ({
    title,
    components: Object.entries(files).map(([file, description]) => ({
      name: path.posix.basename(file),
      file: `theme/${file}.tsx`,
      description,
      props: readProps(path.join(root, `theme/${file}.tsx`)),
    })),
  }));
}

function readProps(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const declared = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'Props',
  );
  if (!declared) throw new Error(`${file} declares no Props.`);
  return declared.members.map((member) => ({
    name: member.name.getText(),
    type: member.type
      .getText()
      .replace(/ \| undefined$/, '')
      .replace(/\breadonly /g, ''),
    isRequired: member.questionToken === undefined,
    description: ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => comment ?? '')
      .join(' '),
  }));
}
