import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

const CurrencyContext = React.createContext('USD');

const Room = styled('div')({
  padding: 12,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 12,
  fontSize: 22,
  '& button': { marginInlineStart: 8 },
});

const Basket = styled('div')({ padding: 12, '& button': { marginInlineStart: 8 } });

const Book = styled('button')({ font: 'inherit', padding: '4px 10px' });

function BookButton() {
  return <Book type="button">Book for 80 {React.useContext(CurrencyContext)}</Book>;
}

export default function BookFromBasket() {
  const [basket, setBasket] = React.useState<HTMLElement | null>(null);
  const [clicks, setClicks] = React.useState(0);

  return (
    <div>
      <CurrencyContext.Provider value="EUR">
        <Room onClick={() => setClicks(clicks + 1)}>
          Room 12
          <BookButton />
          {basket && (
            <Portal container={basket}>
              <BookButton />
            </Portal>
          )}
        </Room>
      </CurrencyContext.Provider>
      <Basket ref={setBasket}>Basket</Basket>
      <p role="status">Clicks that room 12 heard of: {clicks}</p>
    </div>
  );
}
