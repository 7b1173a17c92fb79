import { X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './drawer.module.css';
import type { DrawerProps } from './drawer-props.ts';

/** The React Aria part of the drawer; see `Drawer`. */
export function DrawerPanel({
  onClose,
  label,
  closeLabel = 'Cerrar menú',
  side = 'left',
  children,
}: Omit<DrawerProps, 'isOpen'>) {
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
        <Modal className={classNames(styles['panel'], styles[side])}>
          <Dialog className={classNames(styles['dialog'])}>
            <div className={styles['head']}>
              <Heading slot="title" className={classNames(styles['title'])}>
                {label}
              </Heading>
              <IconButton label={closeLabel} icon={<X size={22} />} onClick={onClose} />
            </div>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
