// Runs on the page of a redirect, whose meta refresh would lose the query and the heading of the address.
const [link] = document.links;
if (link) {
  const target = new URL(link.href);
  if (target.search === '') target.search = location.search;
  if (target.hash === '') target.hash = location.hash;
  location.replace(target);
}

export {};
