import { Button } from '../button/index.ts';
import { formatDate, formatTime } from '../format/index.ts';
import { Notice } from '../notice/index.ts';
import styles from './draft-offer.module.css';
import type { FormDraft } from './use-form-draft.ts';

/** Offers what was typed before the page went away. */
export function DraftOffer({ draft: { offeredAt, take, discard } }: { readonly draft: FormDraft }) {
  if (offeredAt === null) return null;
  return (
    <Notice role="status">
      <div className={styles['offer']}>
        <p>
          <b>Tiene un borrador sin enviar.</b> Lo escribió {presentMoment(offeredAt)} y quedó guardado en este
          equipo.
        </p>
        <div className={styles['choices']}>
          <Button variant="secondary" size="small" onClick={take}>
            Recuperar borrador
          </Button>
          <Button variant="ghost" size="small" onClick={discard}>
            Descartar
          </Button>
        </div>
      </div>
    </Notice>
  );
}

function presentMoment(at: Date): string {
  const hour = `a las ${formatTime(at)}`;
  const day = formatDate(at);
  return day === formatDate(new Date()) ? `hoy ${hour}` : `el ${day} ${hour}`;
}
