/** The cards that the floor of speed was first measured with: the same games, whatever the library grows to. */
export const FIRST_CARDS = [
	...['three-cents', 'bomb', 'gold-bomb', 'butter-bean', 'dice-shard', 'pills-white-blue'],
	...['soul-heart', 'the-fool', 'xiii-death', 'bloody-penny', 'book-of-sin', 'the-relic'],
	...['dads-lost-coin', 'sacred-heart', 'golden-razor-blade', 'meat', 'godhead', 'guppys-collar'],
	...['suicide-king', 'the-d6', 'sleight-of-hand', 'yum-heart', 'the-curse', 'lazarus-rags'],
	...['fly', 'fat-bat', 'stoney', 'death', 'troll-bombs', 'gurdy', 'isaac', 'cain', 'judas']
];
