/** Loads what runs edited code. It comes with the editor: were it loaded with the first edit, the network could be gone by then. */
export const loadSandboxedDemo = () =>
  import('./SandboxedDemo').then(({ SandboxedDemo }) => ({ default: SandboxedDemo }));
