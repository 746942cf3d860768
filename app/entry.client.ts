import "~/browser/main";
