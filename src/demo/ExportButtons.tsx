import { useTranslate } from '@/i18n/useTranslate';
import { EXPORT_HOSTS, exportSource, type ExportProps } from './exportSource';
import { ToolbarButton } from './ToolbarButton';
import { trackDemo } from './trackDemo';

/** Open the demo as a project of its own, in an editor on the web. */
export function ExportButtons(props: ExportProps) {
  const translate = useTranslate();
  return EXPORT_HOSTS.map(([kind, text]) => (
    <ToolbarButton
      key={kind}
      icon={kind}
      label={translate(text)}
      data-wide=""
      onClick={() => void exportSource(kind, props, translate('exportFailed'))}
      {...trackDemo(props.demo.name, kind)}
    />
  ));
}
