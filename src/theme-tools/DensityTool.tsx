import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
import { ToolPanel } from './ToolPanel';
import { SPACING, useDensity } from './useDensity';

/** Switches density and spacing of every demo of the site. */
export function DensityTool() {
  const translate = useTranslate();
  const density = useDensity();
  return (
    <ToolPanel role="group" aria-label={translate('density')}>
      <Stack spacing={2} alignItems="flex-start">
        <FormControlLabel
          label={translate('dense')}
          control={
            <Switch
              checked={density.dense}
              onChange={(event) => density.setDense(event.target.checked)}
            />
          }
        />
        <Stack direction="row" spacing={1} alignItems="center" useFlexGap flexWrap="wrap">
          <IconButton
            aria-label={translate('decreaseSpacing')}
            disabled={density.spacing <= SPACING.min}
            onClick={density.decrease}
          >
            <Icon name="minus" />
          </IconButton>
          <TextField
            id="spacing-unit"
            type="number"
            label={translate('spacing')}
            {...density.field}
            inputProps={{ ...SPACING, step: 1 }}
            sx={{ width: 180 }}
          />
          <IconButton
            aria-label={translate('increaseSpacing')}
            disabled={density.spacing >= SPACING.max}
            onClick={density.increase}
          >
            <Icon name="plus" />
          </IconButton>
        </Stack>
        <Button variant="outlined" disabled={density.isDefault} onClick={density.reset}>
          {translate('resetDensity')}
        </Button>
      </Stack>
    </ToolPanel>
  );
}
