import { useTranslate } from '@/i18n/useTranslate';
import { Toolbar } from '@/ui/Toolbar';
import { copyText } from './copyText';
import { DemoMenu } from './DemoMenu';
import { ExportButtons } from './ExportButtons';
import type { DemoActions, DemoToolbarProps } from './sharedProps';
import { StylingMenu } from './StylingMenu';
import { ToolbarButton } from './ToolbarButton';
import { trackDemo } from './trackDemo';
import { VariantToggle } from './VariantToggle';
import styles from './Demo.module.css';

/** What a reader can do with a demo. */
export function DemoToolbar(props: DemoToolbarProps) {
  const { section, demo, dispatch, isOpen, onToggle } = props;
  const { name, options, hasPreview } = demo;
  const translate = useTranslate();

  const actions: DemoActions = {
    ...props,
    onEdit: options.hideEditButton || options.disableLiveEdit ? undefined : props.onEdit,
    onResetFocus: () => section.current?.querySelector<HTMLElement>('[data-demo-start]')?.focus(),
    onReset: () => dispatch({ type: 'reset' }),
  };

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
      <ActionButtons {...actions} />
      <DemoMenu {...actions} />
    </Toolbar>
  );
}

function toggleText(isOpen: boolean, hasPreview: boolean) {
  if (isOpen) return hasPreview ? 'collapseCode' : 'hideCode';
  return hasPreview ? 'expandCode' : 'showCode';
}

/** The actions that have a button of their own; in narrow windows most of them are in the menu alone. */
function ActionButtons(actions: DemoActions) {
  const { demo, state, current, say } = actions;
  const translate = useTranslate();
  const copy = async () => {
    const source = await current();
    if (source) say(await copyText(source.code, translate('sourceCopied')));
  };
  return (
    <>
      {actions.onEdit ? (
        <ToolbarButton
          icon="edit"
          label={translate('editDemo')}
          data-wide=""
          onClick={actions.onEdit}
          {...trackDemo(demo.name, 'edit')}
        />
      ) : null}
      <ExportButtons {...actions} />
      <ToolbarButton
        icon="copy"
        label={translate('copySource')}
        onClick={() => void copy()}
        {...trackDemo(demo.name, 'copy')}
      />
      <ToolbarButton
        icon="focus"
        label={translate('resetFocus')}
        data-wide=""
        onClick={actions.onResetFocus}
        {...trackDemo(demo.name, 'reset-focus')}
      />
      <ToolbarButton
        icon="reset"
        label={translate('resetDemo')}
        data-edited={Object.keys(state.edits).length > 0 ? '' : undefined}
        data-wide=""
        onClick={actions.onReset}
        {...trackDemo(demo.name, 'reset')}
      />
    </>
  );
}
