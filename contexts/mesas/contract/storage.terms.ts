/** Keys the mesas pages keep in local storage (specification §3 'Browser storage'). */
export const MESAS_KEYS = { search: 'dataTblInter', active: 'active', tab: 'tab' } as const;
