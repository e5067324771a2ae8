import { paintPalette } from '@/theme/paintPalette';

const RED = { primary: { main: '#ff0000' } };

const sheets = () => [...document.head.querySelectorAll('style')];

beforeEach(() => document.head.replaceChildren());

describe('paintPalette', () => {
  it('has one style sheet of the chosen palette, and none when nothing is chosen', () => {
    paintPalette({});
    expect(sheets()).toEqual([]);
    paintPalette(RED);
    expect(sheets()).toHaveLength(1);
    expect(sheets()[0]?.textContent).toContain('--mui-palette-primary-main:#ff0000');
    paintPalette({ primary: { main: '#00ff00' } });
    expect(sheets()).toHaveLength(1);
    expect(sheets()[0]?.textContent).not.toContain('#ff0000');
    paintPalette({});
    expect(sheets()).toEqual([]);
  });

  it('writes no sheet for colors that are none', () => {
    paintPalette({ primary: { main: 'red;}body{' } });
    expect(sheets()).toEqual([]);
  });

  it('touches nothing that is painted already', async () => {
    paintPalette(RED);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => void changes.push(...records));
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    paintPalette(RED);
    await Promise.resolve();
    observer.disconnect();
    expect(changes).toEqual([]);
  });
});
