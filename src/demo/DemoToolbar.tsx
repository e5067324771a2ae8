import { useTranslate } from '@/i18n/useTranslate';
import { Toolbar } from '@/ui/Toolbar';
import { copyText } from './copyText';
import { DemoMenu } from './DemoMenu';
import type { DemoSource } from './demoTypes';
import { ExportButtons } from './ExportButtons';
import type { ChosenSource, SharedDemoProps } from './sharedProps';
import { StylingMenu } from './StylingMenu';
import { ToolbarButton } from './ToolbarButton';
import { trackDemo } from './trackDemo';
import { VariantToggle } from './VariantToggle';
import styles from './Demo.module.css';

export interface DemoToolbarProps extends SharedDemoProps {
  chosen: ChosenSource;
  /** Whether all of the code is shown. */
  isOpen: boolean;
  onToggle: () => void;
  onEdit: () => void;
  /** The code as it stands, loaded when it has to be; null when it cannot be. */
  current: () => Promise<DemoSource | null>;
  /** Shows a short message. */
  say: (text: string) => void;
}

/** What a reader can do with a demo. */
export function DemoToolbar(props: DemoToolbarProps) {
  const { section, demo, state, dispatch, isOpen, onToggle, onEdit, current, say } = props;
  const { name, options, hasPreview } = demo;
  const translate = useTranslate();

  const copy = async () => {
    const source = await current();
    if (source) say(await copyText(source.code, translate('sourceCopied')));
  };
  const resetFocus = () =>
    section.current?.querySelector<HTMLElement>('[data-demo-start]')?.focus();

  return (
    <Toolbar label={translate('demoSource', { name })} className={styles.toolbar}>
      {demo.stylings.length > 1 ? <StylingMenu demo={demo} /> : null}
      <VariantToggle name={name} isOpen={isOpen} />
      <span className={styles.gap} />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`${name}-code`}
        onClick={onToggle}
        {...trackDemo(name, isOpen ? 'collapse' : 'expand', 'demo-expand')}
      >
        {translate(toggleText(isOpen, hasPreview))}
      </button>
      {options.hideEditButton || options.disableLiveEdit ? null : (
        <ToolbarButton
          icon="edit"
          label={translate('editDemo')}
          onClick={onEdit}
          {...trackDemo(name, 'edit')}
        />
      )}
      <ExportButtons {...props} />
      <ToolbarButton
        icon="copy"
        label={translate('copySource')}
        onClick={() => void copy()}
        {...trackDemo(name, 'copy')}
      />
      <ToolbarButton
        icon="focus"
        label={translate('resetFocus')}
        onClick={resetFocus}
        {...trackDemo(name, 'reset-focus')}
      />
      <ToolbarButton
        icon="reset"
        label={translate('resetDemo')}
        data-edited={Object.keys(state.edits).length > 0 ? '' : undefined}
        onClick={() => dispatch({ type: 'reset' })}
        {...trackDemo(name, 'reset')}
      />
      <DemoMenu {...props} />
    </Toolbar>
  );
}

function toggleText(isOpen: boolean, hasPreview: boolean) {
  if (isOpen) return hasPreview ? 'collapseCode' : 'hideCode';
  return hasPreview ? 'expandCode' : 'showCode';
}
