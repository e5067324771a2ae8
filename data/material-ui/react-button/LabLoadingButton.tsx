import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import SaveIcon from '@mui/icons-material/Save';

export default function LabLoadingButton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <FormControlLabel
        control={
          <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
        }
        label="Loading"
      />
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <LoadingButton loading={loading} variant="outlined">
          Fetch rates
        </LoadingButton>
        <LoadingButton
          loading={loading}
          loadingPosition="start"
          startIcon={<SaveIcon />}
          variant="contained"
        >
          Save
        </LoadingButton>
      </Stack>
    </Stack>
  );
}
