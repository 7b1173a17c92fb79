import { CircleAlert, CircleCheck, CircleQuestionMark, Info, TriangleAlert } from 'lucide-react';
import { type Ref, useEffect, useId, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names/index.ts';
import { toneClass } from '../tone/index.ts';
import styles from './modal.module.css';
import type { ModalProps } from './modal-props.ts';

const ICONS = {
  info: Info,
  question: CircleQuestionMark,
  ok: CircleCheck,
  warn: TriangleAlert,
  err: CircleAlert,
};

type Content = Omit<ModalProps, 'isOpen' | 'onClose' | 'size'>;

function ModalContent({
  title,
  message,
  tone = 'info',
  icon,
  actions,
  children,
  titleId,
}: Content & { readonly titleId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = ICONS[tone];
  return (
    <>
      <div className={styles['head']}>
        <span className={classNames(styles['icon'], toneClass(tone === 'question' ? 'info' : tone))}>
          {icon ?? <Icon size={22} />}
        </span>
        <div className={styles['texts']}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {message ? (
            <div className={styles['message']} id={`${titleId}-message`}>
              {message}
            </div>
          ) : null}
        </div>
      </div>
      {children ? <div className={styles['body']}>{children}</div> : null}
      <div className={styles['actions']}>{actions}</div>
    </>
  );
}

interface DialogFrameProps extends Omit<ModalProps, 'isOpen'> {
  /** The dialog itself. */
  readonly dialog?: Ref<HTMLElement>;
}

/** The React Aria part of the dialogs; see `Modal`. */
export function DialogFrame({
  onClose,
  role = 'dialog',
  size = 'medium',
  dialog,
  ...content
}: DialogFrameProps) {
  const titleId = useId();
  return (
    // Spanish whatever the browser speaks: the build keeps the Spanish texts of React Aria only.
    <I18nProvider locale="es-CO">
      <ModalOverlay
        className={classNames(styles['overlay'])}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <AriaModal className={classNames(styles['modal'], size === 'large' && styles['large'])}>
          <Dialog
            {...(dialog ? { ref: dialog } : {})}
            className={classNames(styles['dialog'])}
            role={role}
            aria-labelledby={titleId}
            {...(content.message ? { 'aria-describedby': `${titleId}-message` } : {})}
          >
            <ModalContent {...content} titleId={titleId} />
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </I18nProvider>
  );
}
