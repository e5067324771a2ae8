import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AttachFileIcon from '@mui/icons-material/AttachFile';

export default function FileUploadButton() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [names, setNames] = React.useState<string[]>([]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setNames(Array.from(event.target.files ?? [], (file) => file.name));
    // Choosing the same file again should fire another change event.
    event.target.value = '';
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <input
        ref={inputRef}
        type="file"
        accept="application/pdf,image/*"
        multiple
        hidden
        onChange={handleChange}
      />
      <Button
        variant="outlined"
        startIcon={<AttachFileIcon />}
        onClick={() => inputRef.current?.click()}
      >
        Attach receipts
      </Button>
      <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {names.length > 0 ? `Attached: ${names.join(', ')}` : 'PDF or image, no file chosen'}
      </Typography>
    </Stack>
  );
}
