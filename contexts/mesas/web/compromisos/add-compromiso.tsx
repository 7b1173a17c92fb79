import { Button } from '@marco/web-kit/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CompromisoDialog } from './compromiso-dialog.tsx';
import type { Tablero } from './use-compromisos.ts';
import type { OrigenCompromiso } from './use-save-compromiso.ts';

interface AddCompromisoProps {
  readonly origen: OrigenCompromiso;
  /** Null for people who never add one. */
  readonly agregar: Tablero['agregar'];
  /** Beside the title of a block, which says of what: the small button. */
  readonly isSmall?: boolean;
}

/** The button that adds a commitment; shows nothing for people who never add one. */
export function AddCompromiso({ origen, agregar, isSmall }: AddCompromisoProps) {
  const [isOpen, setOpen] = useState(false);
  if (agregar === null) return null;
  return (
    <div data-print="hide">
      <Button
        icon={<Plus size={isSmall ? 16 : 18} />}
        blocked={agregar.decision}
        onClick={() => setOpen(true)}
        {...(isSmall ? { variant: 'secondary', size: 'small' } : {})}
      >
        {isSmall ? (
          <>
            Agregar <span className="sr">compromiso</span>
          </>
        ) : (
          'Agregar compromiso'
        )}
      </Button>
      {isOpen ? (
        <CompromisoDialog
          origen={origen}
          compromiso={null}
          acordadoEn={agregar.acordadoEn}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
