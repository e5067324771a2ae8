/** `TextField` is `text-field`, `useButton` is `use-button`. */
export function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}
