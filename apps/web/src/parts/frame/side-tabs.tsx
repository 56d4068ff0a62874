interface SideTabsProps<Tab extends string> {
  readonly label: string;
  /** What each is called, in the order in which they stand. */
  readonly tabs: Readonly<Record<Tab, string>>;
  readonly tab: Tab;
  readonly onChoose: (tab: Tab) => void;
}

/** On a narrow screen one thing at a time lies beside the board. */
export function SideTabs<Tab extends string>({ label, tabs, tab, onChoose }: SideTabsProps<Tab>) {
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {(Object.keys(tabs) as Tab[]).map((key) => (
        <button key={key} type="button" role="tab" aria-selected={tab === key} onClick={() => onChoose(key)}>
          {tabs[key]}
        </button>
      ))}
    </div>
  );
}
