import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names/index.ts';
import styles from './bare-dialog.module.css';

interface BareDialogProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog without title or buttons of its own, at the top of the page; the whole page of a phone. What is behind is
 * inert, a press outside closes it and the focus returns to where it was. Import it lazily: React Aria comes with it.
 */
export function BareDialog({ label, onClose, children }: BareDialogProps) {
  return (
    // Spanish whatever the browser speaks: the build keeps the Spanish texts of React Aria only.
    <I18nProvider locale="es-CO">
      <ModalOverlay
        className={classNames(styles['overlay'])}
        isOpen
        isDismissable
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <AriaModal className={classNames(styles['modal'])}>
          <Dialog className={classNames(styles['dialog'])} aria-label={label}>
            {children}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </I18nProvider>
  );
}
