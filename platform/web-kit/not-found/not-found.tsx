import { ButtonLink } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { PageHeading, usePageTitle } from '../page/index.ts';

interface NotFoundProps {
  /** 'Estándar no encontrado': name of the screen. */
  readonly title: string;
  /** 'El estándar que busca no existe.' */
  readonly message: string;
  readonly hint: string;
  /** The way back, where it can be looked for again. */
  readonly to: string;
  readonly backLabel: string;
}

/** A screen in the place of a record that does not exist. */
export function NotFound({ title, message, hint, to, backLabel }: NotFoundProps) {
  usePageTitle(title);
  return (
    <>
      <PageHeading title={title} />
      <Card>
        <EmptyState drawing="search" title={message} text={hint}>
          <ButtonLink variant="secondary" to={to}>
            {backLabel}
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
