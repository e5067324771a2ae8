import { demoReducer, UNTOUCHED, type DemoAction, type DemoState } from '@/demo/demoReducer';

const after = (...actions: DemoAction[]): DemoState => actions.reduce(demoReducer, UNTOUCHED);

const edit = (key: 'CSS/TS' | 'CSS/JS', code: string, height = 100): DemoAction => {
  return { type: 'edit', key, code, height };
};
const failed: DemoAction = { type: 'failed', error: { message: 'Oops', line: 2 } };

describe('demoReducer', () => {
  it('keeps an edit, and how high the demo was before it', () => {
    expect(after(edit('CSS/TS', 'a', 120))).toEqual({
      ...UNTOUCHED,
      edits: { 'CSS/TS': 'a' },
      height: 120,
    });
  });

  it('takes the last edit of a source, and the height of the very first', () => {
    const state = after(edit('CSS/TS', 'a', 120), edit('CSS/TS', 'b', 7), edit('CSS/JS', 'c', 8));
    expect(state.edits).toEqual({ 'CSS/TS': 'b', 'CSS/JS': 'c' });
    expect(state.height).toBe(120);
  });

  it('keeps an error until the demo renders or is said to have none', () => {
    const broken = after(edit('CSS/TS', 'a'), failed);
    expect(broken.error).toEqual({ message: 'Oops', line: 2 });
    expect(broken.rendered).toBe(false);
    expect(demoReducer(broken, edit('CSS/TS', 'b')).error).toEqual(broken.error);
    expect(demoReducer(broken, { type: 'rendered' })).toMatchObject({
      error: null,
      rendered: true,
    });
    expect(demoReducer(broken, { type: 'failed', error: null }).error).toBeNull();
  });

  it('still has rendered when it fails afterwards: the page does not go back to the first demo', () => {
    expect(after(edit('CSS/TS', 'a'), { type: 'rendered' }, failed).rendered).toBe(true);
  });

  it('knows nothing of the next run when the edited demo leaves the page, but its edits', () => {
    const edited = after(edit('CSS/TS', 'a'));
    const left = after(edit('CSS/TS', 'a'), { type: 'rendered' }, failed, { type: 'left' });
    expect(left).toEqual(edited);
    expect(demoReducer(left, { type: 'left' })).toBe(left);
  });

  it('drops everything with a reset, and counts it', () => {
    const reset: DemoAction = { type: 'reset' };
    expect(after(edit('CSS/TS', 'a'), { type: 'rendered' }, failed, reset)).toEqual({
      ...UNTOUCHED,
      run: 1,
    });
    expect(after(reset, reset).run).toBe(2);
  });
});
