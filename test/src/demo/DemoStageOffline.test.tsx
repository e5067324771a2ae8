import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoOf, serveDemoCode } from '../../fixtures/demo';
import { expectErrors } from '../../fixtures/expectErrors';
import { edit, openCode, showDemo } from '../../fixtures/showDemo';

let isOnline = false;

// What runs edited code is a chunk of its own, which needs the network.
jest.mock('@/demo/SandboxedDemo', () => ({
  get SandboxedDemo() {
    if (!isOnline) throw new Error('Loading chunk 1 failed.');
    return () => <p>Edited</p>;
  },
}));
jest.mock('@/demo/EditableCode', () =>
  jest
    .requireActual<{ mockEditableCode: () => object }>('../../fixtures/demoParts')
    .mockEditableCode(),
);

describe('a demo that is edited without network', () => {
  it('says so, stays alive, and runs with the next try', async () => {
    expectErrors();
    const demo = demoOf({ name: 'Offline' });
    serveDemoCode(demo);
    await showDemo(demo);
    await openCode();
    edit('edited');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The editor could not be loaded: editing needs the network.',
    );
    expect(screen.getByText('react-button/Offline: 0')).toBeInTheDocument();

    isOnline = true;
    await userEvent.click(screen.getByRole('alert').querySelector('button') as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    edit('edited');
    expect(await screen.findByText('Edited')).toBeInTheDocument();
  });
});
