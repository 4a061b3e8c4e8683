import { TabList } from '../../design/Tabs/TabList.tsx';
import { useOpenTab } from '../../design/Tabs/use-open-tab.ts';

type ToolTabsProps = {
  /** What the tabs choose between. */
  label: string;
  tabs: { id: string; label: string }[];
};

/** The tabs above the calculators. Their panels stand in the page, outside this island: each is open or hidden by its id. */
export function ToolTabs({ label, tabs }: ToolTabsProps) {
  const { open, choose } = useOpenTab(tabs.map(({ id }) => id));
  return <TabList label={label} tabs={tabs} open={open} onChoose={choose} />;
}
