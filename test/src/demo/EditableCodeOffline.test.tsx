import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditableCode } from '@/demo/EditableCode';
import '../../fixtures/textLayout';

let mockMissing = ['CodeEditor', 'SandboxedDemo'];
jest.mock('@/demo/CodeEditor', () => {
  if (mockMissing.includes('CodeEditor')) throw new Error('Loading chunk 1 failed.');
  return jest.requireActual<object>('@/demo/CodeEditor');
});
// What runs the edited code.
jest.mock('@/demo/SandboxedDemo', () => {
  if (mockMissing.includes('SandboxedDemo')) throw new Error('Loading chunk 2 failed.');
  return jest.requireActual<object>('@/demo/SandboxedDemo');
});

const FAILURE = 'The editor could not be loaded: editing needs the network.';

const onStart = jest.fn();

describe('EditableCode without network', () => {
  it('keeps the code, says why it cannot be edited, and tries again', async () => {
    render(
      <EditableCode
        id="Basic-source"
        html="<b>a</b>"
        code="a"
        label="Source of Basic"
        language="JS"
        onStart={onStart}
        onChange={() => undefined}
      />,
    );
    const box = screen.getByRole('group');
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    act(() => box.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status).toHaveTextContent(FAILURE));
    expect(box.querySelector('code')?.innerHTML).toBe('<b>a</b>');
    expect(box).toHaveFocus();
    expect(onStart).not.toHaveBeenCalled();

    await userEvent.tab();
    expect(status).toBeEmptyDOMElement();

    mockMissing = ['SandboxedDemo'];
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status).toHaveTextContent(FAILURE));

    mockMissing = [];
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('textbox')).toHaveFocus();
    expect(status).toBeEmptyDOMElement();
    expect(onStart).toHaveBeenCalledTimes(1);
  });
});
