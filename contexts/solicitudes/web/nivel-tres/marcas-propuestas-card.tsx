import { Card } from '@marco/web-kit/card';
import { LineList } from '@marco/web-kit/line-list';
import { Tag } from '@marco/web-kit/tag';
import type { Solicitud } from '../../contract/index.ts';
import { getNivelTres } from './get-nivel-tres.ts';
import styles from './verificacion.module.css';
import { listIncumplidos } from './verificacion.ts';

/** What a return would ask of the entity, as the verdicts say it. */
export function MarcasPropuestasCard({ solicitud }: { readonly solicitud: Solicitud }) {
  const incumplidos = listIncumplidos(getNivelTres(solicitud));
  if (incumplidos.length === 0) return null;
  return (
    <Card title="Marcas para la entidad" aside={<Tag>{String(incumplidos.length)}</Tag>} flush>
      <LineList>
        {incumplidos.map(({ codigo, etiqueta, motivo }) => (
          <li key={codigo} className={styles['marca']}>
            <b>
              {codigo}, {etiqueta}
            </b>
            <small>{motivo}</small>
          </li>
        ))}
      </LineList>
      <p className={styles['teclas']}>Al devolver, la entidad ve cada marca junto a su campo.</p>
    </Card>
  );
}
