import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import styles from './faceted-search.module.css';

interface FacetDrawerProps {
  /** 'Filtrar los resultados'. */
  readonly label: string;
  /** How many filters are in use. */
  readonly chosen: number;
  /** What closes it at its foot and says what is left: 'Ver 12 servicios'. */
  readonly done?: string;
  /** The panel that stands beside the results where there is room. */
  readonly children: ReactNode;
}

/** On a narrow screen the facets wait behind a button. */
export function FacetDrawer({ label, chosen, done, children }: FacetDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['mobile']}>
      <Button
        variant="neutral"
        size="small"
        icon={<SlidersHorizontal size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filtrar{chosen > 0 ? ` (${chosen})` : ''}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={label}
        closeLabel="Cerrar los filtros"
        side="right"
        holds="content"
      >
        <div className={styles['drawer']}>{children}</div>
        {done === undefined ? null : (
          <div className={styles['done']}>
            <Button block onClick={() => setOpen(false)}>
              {done}
            </Button>
          </div>
        )}
      </Drawer>
    </div>
  );
}
