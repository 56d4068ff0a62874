import { create } from 'zustand';

interface RecordFilter {
  /** Throws and choices too, or the story alone. */
  readonly all: boolean;
  readonly search: string;
  setAll(all: boolean): void;
  setSearch(search: string): void;
}

export const useRecordFilter = create<RecordFilter>((set) => ({
  all: true,
  search: '',
  setAll: (all) => set({ all }),
  setSearch: (search) => set({ search }),
}));
