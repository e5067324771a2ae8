import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  type GridColDef,
  GridEditInputCell,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, sku: 'LAMP-04', product: 'Desk lamp' },
  { id: 2, sku: 'LAMP-07', product: 'Floor lamp' },
  { id: 3, sku: 'SHELF-2', product: 'Wall shelf' },
];

// Stands for a request: is there another product with this SKU?
function isTaken(sku: string, id: number) {
  return new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(rows.some((row) => row.sku === sku && row.id !== id)), 300);
  });
}

async function checkSku({ id, props }: GridPreProcessEditCellProps) {
  let error: string | undefined;
  if (!/^[A-Z]+-\d+$/.test(props.value)) {
    error = 'Use capital letters, a hyphen and digits.';
  } else if (await isTaken(props.value, Number(id))) {
    error = `${props.value} belongs to another product.`;
  }
  return { ...props, error };
}

function SkuEditor({ error, ...params }: GridRenderEditCellParams) {
  const id = React.useId();

  return (
    <Tooltip
      id={id}
      title={error ?? ''}
      open={Boolean(error)}
      describeChild
      placement="bottom-start"
    >
      <Box sx={{ width: '100%' }}>
        <GridEditInputCell
          {...params}
          error={Boolean(error)}
          inputProps={{
            'aria-label': `SKU of ${params.row.product}`,
            'aria-describedby': error ? id : undefined,
          }}
        />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef[] = [
  {
    field: 'sku',
    headerName: 'SKU',
    width: 140,
    editable: true,
    valueParser: (value) => value.trim(),
    preProcessEditCellProps: checkSku,
    renderEditCell: (params) => <SkuEditor {...params} />,
  },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
];

export default function UniqueSku() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid aria-label="Products with their SKUs" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
