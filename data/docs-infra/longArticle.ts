interface LongArticle {
  /** The least number of words. */
  words: number;
  /** Decides which words. */
  seed: number;
}

const WHO = ['reader', 'editor', 'printer', 'librarian', 'translator', 'proofreader', 'binder'];
const HOW = ['slowly', 'carefully', 'every morning', 'without haste', 'from memory', 'at last'];
const DOES = ['copies', 'measures', 'sorts', 'mends', 'counts', 'folds', 'checks', 'numbers'];
const WHICH = ['long', 'narrow', 'printed', 'empty', 'second', 'crooked', 'wide', 'missing'];
const WHAT = ['margin', 'chapter', 'footnote', 'heading', 'index', 'column', 'cover', 'ribbon'];
const WHERE = ['under the window', 'in the cellar', 'by the press', 'on the stairs', 'at the desk'];
const WHY = [
  'since the ink is dry',
  'before the paper curls',
  'while the lamp burns',
  'so that nothing is lost',
  'although nobody asked',
];

const SENTENCES_IN_PARAGRAPH = 6;
const PARAGRAPHS_IN_SECTION = 3;
const SECTIONS_IN_CHAPTER = 4;

/**
 * An article with front matter, as long as a book's chapter, in which no paragraph stands twice: chapters at level 2, sections at
 * level 3, and in each chapter a list, a table, a callout or code. The same seed gives the same text.
 */
export function longArticle({ words, seed }: LongArticle): string {
  const next = randomNumbers(seed);
  const chapters: string[] = [];
  let count = 0;
  while (count < words) {
    const chapter = chapterText(chapters.length + 1, next);
    count += chapter.split(/\s+/).length;
    chapters.push(chapter);
  }
  const frontMatter = [
    '---',
    'title: Ten thousand words',
    'description: A very long page, by which scrolling, the contents list and anchors are tested.',
    '---',
  ];
  return `${frontMatter.join('\n')}\n\n${chapters.join('\n\n')}\n`;
}

/** Gives whole numbers from 0 to below a limit: a linear congruential generator, the same for the same seed. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

type Next = ReturnType<typeof randomNumbers>;

function chapterText(number: number, next: Next): string {
  const sections = Array.from({ length: SECTIONS_IN_CHAPTER }, (_, index) =>
    [
      `### Section ${number}.${index + 1}`,
      ...Array.from({ length: PARAGRAPHS_IN_SECTION }, () => paragraph(next)),
    ].join('\n\n'),
  );
  const parts = [list, table, callout, code];
  const part = parts[number % parts.length] ?? list;
  return [`## Chapter ${number}`, paragraph(next), part(next), ...sections].join('\n\n');
}

function paragraph(next: Next): string {
  return Array.from({ length: SENTENCES_IN_PARAGRAPH }, () => sentence(next)).join(' ');
}

function sentence(next: Next): string {
  const pick = (from: readonly string[]) => from[next(from.length)] ?? '';
  const thing = `${pick(WHICH)} ${pick(WHAT)}`;
  return `The ${pick(WHO)} ${pick(HOW)} ${pick(DOES)} the ${thing} ${pick(WHERE)}, ${pick(WHY)}.`;
}

function list(next: Next): string {
  return [1, 2, 3].map((number) => `${number}. ${sentence(next)}`).join('\n');
}

function table(next: Next): string {
  const rows = [1, 2, 3].map((number) => `| ${number} | ${sentence(next)} |`);
  return ['| Page | What happens |', '| ---: | --- |', ...rows].join('\n');
}

function callout(next: Next): string {
  return `:::info\n${sentence(next)}\n:::`;
}

function code(next: Next): string {
  return `\`\`\`ts\nconst pages = [${[1, 2, 3].map(() => next(900)).join(', ')}];\n\`\`\``;
}
