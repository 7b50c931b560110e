import './Icon.css';

const shapes = {
  sun: 'M8 1v1.5M8 13.5V15M15 8h-1.5M2.5 8H1M12.9 3.1l-1 1M4.1 11.9l-1 1M12.9 12.9l-1-1M4.1 4.1l-1-1M11 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  moon: 'M13.5 9.7A6 6 0 0 1 6.3 2.5a6 6 0 1 0 7.2 7.2',
  menu: 'M2 4h12M2 8h12M2 12h12',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  search: 'm10.5 10.5 3.5 3.5M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0',
  globe:
    'M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M1.5 8h13M8 1.5c2 2 2.7 4.2 2.7 6.5S10 12.5 8 14.5C6 12.5 5.3 10.3 5.3 8S6 3.5 8 1.5',
  system: 'M2 3h12v8H2zM5.5 13.5h5',
  folder: 'M1.8 12.7V3.5h4.4l1.6 1.8h6.4v7.4zM1.8 7.6h12.4',
  page: 'M3.5 1.8h5.7l3.3 3.3v9.1h-9zM9 2v3.3h3.3M5.8 8.5h4.4M5.8 11h4.4',
  keyboard: 'M1.5 4h13v8h-13zM4 6.5h.01M6.7 6.5h.01M9.3 6.5h.01M12 6.5h.01M5 9.5h6',
} as const;

interface Props {
  readonly name: keyof typeof shapes;
}

/** An icon in the colour of the text. It is decorative: the text beside it has the meaning. */
export function Icon({ name }: Props) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
