import { useEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
import { SearchPanel } from './SearchPanel';
import styles from './Search.module.css';

interface SearchDialogProps {
  currentProduct: string | null;
  /** What was typed before the dialog stood. */
  initialQuery: string;
  onClose: () => void;
  onChoose: (path: string) => void;
}

/** Search over the page. A modal `<dialog>`: the browser keeps the focus in, closes on Escape and gives the focus back. */
export function SearchDialog({
  currentProduct,
  initialQuery,
  onClose,
  onChoose,
}: SearchDialogProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate('search')}
      onClose={onClose}
      onClick={(event) => {
        const onBackdrop = event.target === event.currentTarget;
        const onHit = event.target instanceof Element && event.target.closest('a');
        if (onBackdrop || onHit) onClose();
      }}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={translate('close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <SearchPanel
        currentProduct={currentProduct}
        initialQuery={initialQuery}
        onChoose={onChoose}
      />
      <p className={styles.keys}>{translate('searchKeys')}</p>
    </dialog>
  );
}
