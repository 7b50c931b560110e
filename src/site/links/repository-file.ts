import { encodePath } from '../urls.js';

/** A folder of a repository on GitHub, GitLab or Gitea: the repository, the view, the branch, the folder. */
const hostedFolder =
  /^(https?:\/\/[^/]+\/[^?#]+?\/(?:-\/)?)(edit|tree|blob|_edit|src\/branch)\/([^/?#]+)\/?([^?#]*?)\/?$/;

/**
 * Returns the URL of a file of the repository, as readers see it.
 *
 * @param editUrl URL of the site's folder in the repository, where its pages can be edited
 * @param file path of the file relative to the site's folder; may begin with `../`
 * @returns undefined for unknown code hosts and files outside of the repository
 */
export function repositoryFileUrl(editUrl: string, file: string): string | undefined {
  const [, repository, view = '', branch, folder] = hostedFolder.exec(editUrl) ?? [];
  if (repository === undefined) return undefined;
  // Gitea has other names of the views.
  const root = `${repository}${/_edit|src/.test(view) ? 'src/branch' : 'blob'}/${branch}/`;
  const { href } = new URL(encodePath(file), folder ? `${root}${folder}/` : root);
  return href.startsWith(root) ? href : undefined;
}
