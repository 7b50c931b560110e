/** Icons of cards: paths in a square of 16 units, drawn as lines. Names are those of emoji where one exists. */
export const cardIcons: Readonly<Record<string, string>> = {
  book: 'M8 3.5C6.5 2.4 4.3 2 2 2.3v10.4c2.3-.3 4.5.1 6 1.3 1.5-1.2 3.7-1.6 6-1.3V2.3C11.7 2 9.5 2.4 8 3.5m0 0V14',
  rocket:
    'M6 10 4.5 8.5C6 4.5 9 2 14 2c0 5-2.5 8-6.5 9.5zM4.8 8.5 2 8.7l2-3 2.5-.2M7.5 11.2 7.3 14l3-2 .2-2.5M10.3 5.7h.01M4 11.5 2.5 13.5',
  key: 'M10.5 9.5a4 4 0 1 0-3.8-2.7L2 11.5V14h2.5v-1.5H6V11h1.5l1.7-1.7c.4.1.9.2 1.3.2M11.3 4.7h.01',
  code: 'm5 4.5-3.5 3.5L5 11.5m6-7 3.5 3.5-3.5 3.5M9.3 2.8l-2.6 10.4',
  terminal: 'M1.5 3h13v10h-13zM4 6l2 2-2 2m3.5 0H11',
  table: 'M2 2.5h12v11H2zM2 6.3h12M2 9.9h12M6.3 2.5v11',
  package: 'M8 1.5 14 4.8v6.4L8 14.5l-6-3.3V4.8zM2 4.8l6 3.3 6-3.3M8 8.1v6.4',
  layers: 'm8 1.8 6.5 3.4L8 8.6 1.5 5.2zM1.5 8 8 11.4 14.5 8M1.5 10.8 8 14.2l6.5-3.4',
  link: 'M6.5 9.5l3-3M7.3 4.6l1.9-1.9a2.9 2.9 0 0 1 4.1 4.1l-1.9 1.9m-2.7 2.7-1.9 1.9a2.9 2.9 0 0 1-4.1-4.1l1.9-1.9',
  bell: 'M3 11.5c1-1 1.3-2.3 1.3-4.7a3.7 3.7 0 0 1 7.4 0c0 2.4.3 3.7 1.3 4.7zM6.5 13.8h3',
  lock: 'M3.5 7h9v7h-9zM5.5 7V4.5a2.5 2.5 0 0 1 5 0V7',
  gear: 'M8 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M8 1.5v2M8 12.5v2M14.5 8h-2M3.5 8h-2M12.6 3.4l-1.4 1.4M4.8 11.2l-1.4 1.4M12.6 12.6l-1.4-1.4M4.8 4.8 3.4 3.4',
  chart: 'M2 2v12h12M5 11V8.5M8.3 11V5M11.6 11V7',
  globe:
    'M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M1.5 8h13M8 1.5c2 2 2.7 4.2 2.7 6.5S10 12.5 8 14.5C6 12.5 5.3 10.3 5.3 8S6 3.5 8 1.5',
  search: 'm10.5 10.5 3.5 3.5M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0',
  check: 'M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M5.3 8.2l1.9 1.9 3.5-3.8',
  user: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2.5 14.3c.4-2.7 2.6-4.3 5.5-4.3s5.1 1.6 5.5 4.3',
  label: 'M1.8 7.5V1.8h5.7l6.7 6.7-5.7 5.7zM5 5h.01',
  repeat:
    'M2.5 7.5v-1a2 2 0 0 1 2-2h9M11 1.8l2.7 2.7L11 7.2M13.5 8.5v1a2 2 0 0 1-2 2h-9M5 14.2l-2.7-2.7L5 8.8',
  receipt:
    'M3 1.8 4.7 3l1.6-1.2L8 3l1.7-1.2L11.3 3 13 1.8v12.4L11.3 13l-1.6 1.2L8 13l-1.7 1.2L4.7 13 3 14.2zM5.5 6.3h5M5.5 9.3h5',
  list: 'M5.5 3.5h9M5.5 8h9M5.5 12.5h9M2 3.5h.01M2 8h.01M2 12.5h.01',
  undo: 'M5.5 2.5 2 6l3.5 3.5M2 6h7.5a4 4 0 0 1 0 8H6',
  art: 'M8 1.5a6.5 6.5 0 1 0 0 13c1.2 0 1.5-.8 1.2-1.7-.4-1.2.2-2 1.5-2h1.6c1.4 0 2.2-1 2.2-2.5C14.5 4.3 11.6 1.5 8 1.5M5 7.5h.01M7 4.7h.01M10.5 5h.01',
};

/** Names of the same icons in the sets that other tools use. */
export const iconAliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    book: 'book-open open-book books document file file-lines file-text files newspaper page notebook memo file-code graduation-cap',
    rocket: 'bolt play zap rocket-launch star circle-play forward lightning',
    key: 'key-round fingerprint credential',
    code: 'code-branch laptop-code brackets-curly braces code-simple git-branch code-2 file-json webhook',
    terminal: 'command-line square-terminal console laptop keyboard',
    table: 'grid table-columns database columns table-cells layout',
    package: 'box cube puzzle puzzle-piece boxes plug blocks cubes npm',
    layers: 'layer-group sitemap diagram-project stack workflow network-wired server component',
    link: 'link-simple external right-arrow arrow-right arrow-up-right external-link arrow-up-right-from-square',
    bell: 'comment message comments information info circle-info discord slack email envelope mail',
    lock: 'shield shield-check shield-halved user-lock user-shield',
    gear: 'cog settings setting sliders wrench gears screwdriver-wrench hammer tools robot',
    chart: 'chart-line chart-bar chart-simple analytics graph chart-column gauge chart-mixed',
    globe: 'earth world language globe-pointer cloud map browser',
    search: 'magnifying-glass magnifier eye',
    check:
      'check-circle circle-check approve-check approve-check-circle badge-check check-double flag',
    user: 'users person people user-group user-circle circle-user id-card',
    label: 'tag tags ticket',
    repeat: 'refresh rotate sync arrows-rotate arrows-repeat',
    receipt: 'invoice file-invoice bill credit-card',
    list: 'list-ul list-ol list-check bars',
    undo: 'rotate-left arrow-rotate-left arrow-left reply',
    art: 'palette paintbrush paint-brush pencil pen pen-nib wand-magic-sparkles sparkles image pen-to-square brush',
  }).flatMap(([name, aliases]) =>
    aliases.split(' ').map((alias): [string, string] => [alias, name]),
  ),
);
