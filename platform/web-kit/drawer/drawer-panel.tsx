import { X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { DiscardQuestion } from '../modal/discard-question.tsx';
import { useTypedGuard } from '../modal/use-typed-guard.ts';
import styles from './drawer.module.css';
import type { DrawerProps } from './drawer-props.ts';

/** The React Aria part of the drawer; see `Drawer`. */
export function DrawerPanel({
  onClose,
  label,
  closeLabel = 'Cerrar menú',
  side = 'left',
  holds = 'menu',
  guardsTyped = false,
  children,
}: Omit<DrawerProps, 'isOpen'>) {
  const guard = useTypedGuard(onClose);
  const close = guardsTyped ? guard.tryClose : onClose;
  return (
    // Spanish whatever the browser speaks: the build keeps the Spanish texts of React Aria only.
    <I18nProvider locale="es-CO">
      <ModalOverlay
        className={classNames(styles['overlay'])}
        isOpen
        isDismissable
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
      >
        <Modal className={classNames(styles['panel'], styles[side], styles[holds])}>
          <Dialog ref={guard.part} className={classNames(styles['dialog'])}>
            <div className={styles['head']}>
              <Heading slot="title" className={classNames(styles['title'])}>
                {label}
              </Heading>
              <IconButton label={closeLabel} icon={<X size={22} />} onClick={close} />
            </div>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
      {guard.isAsking ? <DiscardQuestion onStay={guard.stay} onDiscard={onClose} /> : null}
    </I18nProvider>
  );
}
