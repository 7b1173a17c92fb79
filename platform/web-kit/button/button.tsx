import type { Decision } from '@marco/contract-kit';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names/index.ts';
import { Spinner } from '../spinner/index.ts';
import { BlockedReasons } from './blocked-reasons.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'neutral' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  readonly icon?: ReactNode;
}

function lookClass({ variant = 'primary', size = 'medium', block }: Look, className?: string): string {
  return classNames(styles['button'], styles[variant], styles[size], block && styles['block'], className);
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  readonly ref?: Ref<HTMLButtonElement>;
  /** Text while its work runs, a verb in gerund ('Consultando'): shows the spinner and refuses further presses. */
  readonly busy?: string | false | undefined;
  /** The rule that decides about the action: while it refuses, the button stays reachable and explains why. */
  readonly blocked?: Decision | undefined;
}

/**
 * Handles a press. While the button is busy or blocked it keeps the focus and does nothing; if it is blocked, it
 * shows the reasons.
 */
export function Button({ blocked, ...button }: ButtonProps) {
  if (!blocked) return <PlainButton {...button} />;
  return (
    <BlockedReasons decision={blocked} asLine={isMain(button)}>
      {(reasons) => <PlainButton {...button} {...reasons} isBlocked={!blocked.allowed} />}
    </BlockedReasons>
  );
}

/** The primary button of a page or form. Buttons of tables and tool bars are small or have another look. */
function isMain({ variant = 'primary', size }: Look): boolean {
  return variant === 'primary' && size !== 'small';
}

function PlainButton({
  variant,
  size,
  block,
  icon,
  busy = false,
  isBlocked = false,
  className,
  children,
  onClick,
  ...rest
}: Omit<ButtonProps, 'blocked'> & { readonly isBlocked?: boolean }) {
  const isBusy = busy !== false;
  const isIdle = isBusy || isBlocked;
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy ? { 'aria-busy': true } : {})}
      {...(isIdle ? { 'aria-disabled': true } : {})}
      className={lookClass({ variant, size, block }, className)}
      onClick={(event) => {
        if (isIdle) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span
        className={classNames(styles['content'], isBusy && styles['hidden'])}
        aria-hidden={isBusy || undefined}
      >
        {icon}
        {children}
      </span>
      {isBusy ? (
        <span className={classNames(styles['content'], styles['working'])}>
          <Spinner />
          {busy}
        </span>
      ) : null}
    </button>
  );
}

export interface ButtonLinkProps extends Omit<LinkProps, 'className'>, Look {
  readonly className?: string;
  /** The rule that decides about the target: while it refuses, a button is shown instead, which explains why. */
  readonly blocked?: Decision | undefined;
}

/** A link of the application that looks like a button. */
export function ButtonLink({ blocked, ...link }: ButtonLinkProps) {
  const { variant, size, block, icon, className, children, ...rest } = link;
  if (blocked && !blocked.allowed)
    return (
      <Button
        variant={variant}
        size={size}
        block={block}
        icon={icon}
        className={className}
        blocked={blocked}
        title={rest.title}
      >
        {children}
      </Button>
    );
  return (
    <Link {...rest} className={lookClass({ variant, size, block }, className)}>
      <span className={styles['content']}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
