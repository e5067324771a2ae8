/** Runs during which other processes used more of the machine than this are set aside. */
const MOST_BACKGROUND = 0.12;
const ENOUGH_RUNS = 3;

const KB = 1000;

/**
 * The rows of the table: a label, where the value is in a run, and how it is shown.
 * `compared: false` marks values of which a ratio says nothing.
 */
const METRICS = {
  button: [
    ['FCP, ms', 'load.fcp'],
    ['LCP, ms', 'load.lcp'],
    ['CLS', 'load.cls', { digits: 3, compared: false }],
    ['TBT, ms', 'load.tbt'],
    ['longest task, ms', 'load.longestTask'],
    ['first demo live, ms', 'load.firstLive'],
    ['total, kB', 'load.own.total', { unit: KB, digits: 1 }],
    ['HTML, kB', 'load.own.html', { unit: KB, digits: 1 }],
    ['JS, kB', 'load.own.js', { unit: KB, digits: 1 }],
    ['CSS, kB', 'load.own.css', { unit: KB, digits: 1 }],
    ['font, kB', 'load.own.font', { unit: KB, digits: 1 }],
    ['requests', 'load.own.requests'],
    ['prefetched, kB', 'load.bytes.prefetch', { unit: KB, digits: 1 }],
    ['JS after scrolling through, kB', 'scroll.own.js', { unit: KB, digits: 1 }],
    ['demo elements live after load', 'load.demos.live', { compared: false }],
    ['demo elements live after scrolling', 'scroll.demos.live', { compared: false }],
    ['DOM elements', 'load.dom'],
    ['heap, MB', 'load.heapMB', { digits: 1 }],
    ['navigation near (hovered), ms', 'nav.near.ms'],
    ['navigation far, ms', 'nav.far.ms'],
    ['search, first, ms', 'search.cold.ms'],
    ['search, second, ms', 'search.warm.ms'],
    ['search to first result, kB', 'search.bytes.total', { unit: KB, digits: 1 }],
  ],
  prose: [
    ['prose page: LCP, ms', 'load.lcp'],
    ['prose page: TBT, ms', 'load.tbt'],
    ['prose page: total, kB', 'load.own.total', { unit: KB, digits: 1 }],
    ['prose page: JS, kB', 'load.own.js', { unit: KB, digits: 1 }],
  ],
};

/** The sites that ours is compared with. */
const COMPARED = ['limit', 'starlight'];

/** A Markdown table of all sites: medians, the range of what is not always the same, and our share of each peer's value. */
export function pagesTable(runs, profile) {
  const names = [...new Set(runs.map(({ name }) => name))];
  const peers = names.includes('ours') ? COMPARED.filter((name) => names.includes(name)) : [];
  const rows = Object.entries(METRICS).flatMap(([page, metrics]) => {
    const taken = runs.filter((run) => run.page === page && run.profile === profile);
    if (taken.length === 0) return [];
    return metrics.map(([label, path, format]) => {
      const cells = new Map(names.map((name) => [name, measured(taken, name, path)]));
      return [
        label,
        ...names.map((name) => show(cells.get(name), format)),
        ...peers.map((peer) => ratio(cells.get('ours'), cells.get(peer), format)),
      ];
    });
  });
  return markdownTable([
    [profile, ...names, ...peers.map((peer) => `ours / ${peer}`)],
    ...rows,
    ...backgroundRows(runs, profile, names).map((row) => [...row, ...peers.map(() => '')]),
  ]);
}

/** Errors that stopped a run or that a page threw, each once. */
export function problemsOf(runs) {
  const problems = runs.flatMap(({ name, error, searchError, errors = [] }) =>
    [error, searchError, ...errors].flatMap((text) => (text ? [`${name}: ${text}`] : [])),
  );
  return [...new Set(problems)];
}

/** A Markdown table of what changes of the settings cost, and of the weight of the variables behind them. */
export function settingsTable({ toggles: { opened, live }, variableBytes }) {
  return markdownTable([
    ['change', 'as the page opens, ms', 'with every demo live, ms'],
    ...Object.keys(opened).map((name) => [name, opened[name].toFixed(0), live[name].toFixed(0)]),
    ['variables in every page, kB gzip', (variableBytes / KB).toFixed(1), ''],
  ]);
}

/** A Markdown table of builds from cold, smallest site first. */
export function buildsTable(builds) {
  const head = ['pages', 'wall, s', 's per page', 'added s per added page', 'CPU, s'];
  const rest = ['next build, s', 'content check, s', 'peak RSS of all processes, MB'];
  const rows = builds.map((build, index) => {
    const before = builds[index - 1];
    const added = before ? (build.wall - before.wall) / (build.n - before.n) : null;
    return [
      build.n,
      build.wall.toFixed(1),
      (build.wall / build.n).toFixed(3),
      added === null ? '–' : added.toFixed(3),
      build.cpu.toFixed(1),
      build.seconds.next.toFixed(1),
      build.seconds.content.toFixed(1),
      build.peakMB.toFixed(0),
      (build.bytes / KB / KB).toFixed(1),
      build.files,
      percent(build.background),
    ];
  });
  return markdownTable([[...head, ...rest, 'output, MB', 'files', 'background'], ...rows]);
}

/** The median of a value over the runs of a site that had the machine to themselves. */
function measured(runs, name, path) {
  const phase = path.split('.')[0];
  const { used, clean } = chooseRuns(
    runs.filter((run) => run.name === name && !run.error),
    phase === 'scroll' ? 'load' : phase,
  );
  const values = used
    .map((run) => path.split('.').reduce((value, key) => value?.[key], run))
    .filter((value) => Number.isFinite(value))
    .sort((a, b) => a - b);
  if (values.length === 0) return null;
  return { median: medianOf(values), least: values[0], most: values.at(-1), clean };
}

/** The quiet runs; when they are too few, those with the least background. */
function chooseRuns(runs, phase) {
  const background = (run) => run.bg?.[phase] ?? run.background ?? 1;
  const quiet = runs.filter((run) => background(run) <= MOST_BACKGROUND);
  if (quiet.length >= ENOUGH_RUNS) return { used: quiet, clean: true };
  const ordered = [...runs].sort((a, b) => background(a) - background(b));
  return { used: ordered.slice(0, 5), clean: false };
}

function backgroundRows(runs, profile, names) {
  const ofProfile = runs.filter((run) => run.profile === profile && run.page === 'button');
  const backgrounds = names.map((name) =>
    ofProfile
      .filter((run) => run.name === name && !run.error)
      .map((run) => run.bg?.load ?? run.background)
      .sort((a, b) => a - b),
  );
  return [
    ['runs taken', ...backgrounds.map(({ length }) => length)],
    [
      'background while loading',
      ...backgrounds.map((values) => (values.length ? percent(medianOf(values)) : '–')),
    ],
  ];
}

function medianOf(sorted) {
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function show(cell, { unit = 1, digits = 0 } = {}) {
  if (!cell) return '–';
  const text = (value) => (value / unit).toFixed(digits);
  const range = cell.least === cell.most ? '' : ` (${text(cell.least)}–${text(cell.most)})`;
  return `${text(cell.median)}${range}${cell.clean ? '' : ' ~'}`;
}

function ratio(ours, peer, { compared = true } = {}) {
  if (!compared || !ours || !peer || peer.median === 0) return '–';
  return (ours.median / peer.median).toFixed(2);
}

const percent = (share) => `${Math.round(share * 100)} %`;

function markdownTable([head, ...rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, index) => (index === 0 ? '---' : '---:')));
  return [line(head), rule, ...rows.map(line)].join('\n');
}
